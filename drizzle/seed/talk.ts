/** A line of a conversation, and what became of it. The text begins with `> ` or `< `: the first of the pair, or the other. */
export type SeedLine = string | { line: string; was: string } | { line: string; isDeleted: true }

/** A stretch of a conversation: its first line so many days before the seed, the others some minutes after each other. */
export type SeedStretch = { daysAgo: number; lines: SeedLine[] }

/** A conversation of two members of the community by username. The first one began it. */
export type SeedTalk = {
  between: [string, string]
  /** The first is when it began; where nobody has written yet, there is nothing in it. */
  stretches: [SeedStretch, ...SeedStretch[]]
  /** How many of the last lines the other one wrote are not read yet; whoever is not named has read all. */
  unread?: Record<string, number>
}
