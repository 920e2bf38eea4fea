// Every shape that crosses the wire, from the one place it is defined in Rust.
import type { News as AnyNews } from "protocol/News";
import type { State } from "protocol/State";
import type { Table as AnyTable } from "protocol/Table";
import type { Entry, Scene, Text } from "../generated/scene";

export type * from "../generated/scene";
export type { Action } from "protocol/Action";
export type { Created } from "protocol/Created";
export type { GameInfo } from "protocol/GameInfo";
export type { Hint } from "protocol/Hint";
export type { Imported } from "protocol/Imported";
export type { Joined } from "protocol/Joined";
export type { Level } from "protocol/Level";
export type { Lobby } from "protocol/Lobby";
export type { NewTable } from "protocol/NewTable";
export type { Phrase } from "protocol/Phrase";
export type { Player } from "protocol/Player";
export type { Problem } from "protocol/Problem";
export type { Row as LobbyRow } from "protocol/Row";
export type { SeatInfo } from "protocol/SeatInfo";
export type { SeatKind } from "protocol/SeatKind";
export type { What } from "protocol/What";

/** The match as this viewer sees it. */
export type Live = Pick<State, "step" | "turn" | "undo"> & { over?: State["over"]; scene: Scene };
/** A table as this viewer may know it. */
export type Table = Omit<AnyTable, "state"> & { state: Live | null };
/** One step of a table's history. */
export type News = Omit<AnyNews, "state"> & { state?: Live | null; entries?: Entry[] };

/** The match after its first `step` events. */
export type Moment = { step: number; steps: number; entry: Entry | null; scene: Scene };
/** What a strong bot thinks of a moment. */
export type Analysis = {
  step: number;
  values: number[];
  best: string | null;
  label: Text | null;
  moves: { move: string; label: Text; value: number }[];
};
/** Every draw derived again from the revealed seed. */
export type Proof = { fair: boolean | null; commitment: string; seed: string | null; salts: string[]; draws: number };
/** A position opened for a lesson or a diagram. */
export type Look = { scene: Scene; entries: Entry[]; refused: import("protocol/Problem").Problem | null };
