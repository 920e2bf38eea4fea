// What the pictures beside the board say of the rules: clauses KUH-24 and KUH-31.

/** The match ends when no cow is free, or as few numbers as this. */
export const LAST = 5;

/** The sizes from which an area scores more, with its points. */
export const STEPS = [[5, 2], [10, 5], [15, 12], [20, 20]] as const;
