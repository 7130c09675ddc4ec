import type { ShownInsight } from '~/ui/layout/insight-fold'

export type { ShownInsight }

/** `failed`: why there are none to show, for a text that says so. */
export type InsightsAnswer = { insights: ShownInsight[]; failed: null } | { insights: null; failed: InsightsFailure }
export type InsightsFailure = 'database' | 'offline' | 'signedOut'
