// The four colours of Tic Tac Town. Each also has a shape, drawn around 0 0 within ±50, for colour-blind players.

export type Colour = "R" | "B" | "G" | "Y";

/** Red is round, blue is square, green a triangle, yellow a star. */
export const shape: Record<Colour, string> = {
  R: "M0-46A46 46 0 0 1 0 46 46 46 0 0 1 0-46Z",
  B: "M-40-40H40V40H-40Z",
  G: "M0-48 50 40H-50Z",
  Y: "M0-56 14-18 55-17 22 8 34 47 0 24-34 47-22 8-55-17-14-18Z",
};
