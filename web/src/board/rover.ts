// Which spot of its part of the board Tab stops at.

import { getContext, setContext } from "svelte";

const key = Symbol("rover");

export const rover = (current: () => string) => setContext(key, current);
export const roving = () => getContext<(() => string) | undefined>(key);
