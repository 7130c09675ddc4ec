/** Two members in the order in which a connection keeps them: of each pair there is one row, whoever asked. */
export const pairOf = (one: string, other: string): readonly [lowId: string, highId: string] =>
  one < other ? [one, other] : [other, one]
