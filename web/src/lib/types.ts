// All types of the protocol, from the one place where Rust defines them.
import type { Considered as AnyConsidered } from "protocol/Considered";
import type { Draft } from "protocol/Draft";
import type { Hint as AnyHint } from "protocol/Hint";
import type { Moment as AnyMoment } from "protocol/Moment";
import type { News as AnyNews } from "protocol/News";
import type { Puzzle as AnyPuzzle } from "protocol/Puzzle";
import type { State } from "protocol/State";
import type { Table as AnyTable } from "protocol/Table";
import type { Entry, Scene, Text } from "../generated/scene";
import type { Packed, ShortEntries, Update } from "./wire";

export type * from "../generated/scene";
export type { Action } from "protocol/Action";
export type { Blocks } from "protocol/Blocks";
export type { Chat } from "protocol/Chat";
export type { Clock } from "protocol/Clock";
export type { Clocks } from "protocol/Clocks";
export type { Created } from "protocol/Created";
export type { DayMatch } from "protocol/DayMatch";
export type { DayMatches } from "protocol/DayMatches";
export type { DayPuzzle } from "protocol/DayPuzzle";
export type { Device } from "protocol/Device";
export type { DeviceCount } from "protocol/DeviceCount";
export type { GameInfo } from "protocol/GameInfo";
export type { Imported } from "protocol/Imported";
export type { Joined } from "protocol/Joined";
export type { Kept } from "protocol/Kept";
export type { Level } from "protocol/Level";
export type { DayMessage } from "protocol/DayMessage";
export type { Line } from "protocol/Line";
export type { Lobby } from "protocol/Lobby";
export type { NewTable } from "protocol/NewTable";
export type { Phrase } from "protocol/Phrase";
export type { Player } from "protocol/Player";
export type { Problem } from "protocol/Problem";
export type { Proof } from "protocol/Proof";
export type { Reason } from "protocol/Reason";
export type { PushKey } from "protocol/PushKey";
export type { PuzzleList } from "protocol/PuzzleList";
export type { LobbyTable as LobbyRow } from "protocol/LobbyTable";
export type { Seek } from "protocol/Seek";
export type { Sought } from "protocol/Sought";
export type { SeatInfo } from "protocol/SeatInfo";
export type { SeatKind } from "protocol/SeatKind";
export type { What } from "protocol/What";

/** The match as this viewer sees it. */
export type Live = Pick<State, "step" | "turn" | "undo" | "takebacks" | "unmoved"> & { over?: State["over"]; scene: Scene };
/** A table as this viewer may know it. */
export type Table = Omit<AnyTable, "state"> & { state: Live | null };
/** One step of a table's history. */
export type News = Omit<AnyNews, "state" | "entries"> & { state?: NewState | null; entries?: ShortEntries };
/** The match after it: a whole scene, or what has changed since the version before. */
type NewState = Omit<Live, "scene"> & { scene?: Scene; update?: Update; choices?: Packed };

/** The match after its first `step` events. */
export type Moment = Omit<AnyMoment, "entry" | "scene"> & { entry: Entry | null; scene: Scene };
/** A position opened for a lesson or a diagram. */
export type Look = Omit<Draft, "scene" | "entries"> & { scene: Scene; entries: Entry[] };
/** What a bot would play, and why. */
export type Hint = Omit<AnyHint, "reasons"> & { reasons: Text[] };
/** What a bot says about a move before it is made. */
export type Considered = Omit<AnyConsidered, "reasons"> & { reasons: Text[] };
/** A position with one clearly best move. */
export type Puzzle = Omit<AnyPuzzle, "scene" | "reasons" | "theme"> & { scene: Scene; reasons: Text[]; theme: Text | null };
