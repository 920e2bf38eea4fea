// The spot in a part of the board that is its tab stop.

import { getContext, setContext } from "svelte";

const key = Symbol("rover");

export const rover = (current: () => string) => setContext(key, current);
export const roving = () => getContext<(() => string) | undefined>(key);
