/** What only the member may do, not whoever finds their browser open. */
export const STEP_UP_TASKS = ['token', 'feed', 'link', 'unlink', 'export', 'leave', 'passkey'] as const
export type StepUpTask = (typeof STEP_UP_TASKS)[number]
