/** What only the member may do, not whoever finds their browser open. */
export const STEP_UP_TASKS = ['token', 'feed', 'link', 'unlink', 'everywhere', 'export', 'leave', 'passkey'] as const
export type StepUpTask = (typeof STEP_UP_TASKS)[number]

/** What can't be undone waits for one more press: the member may have left the form behind. */
const PRESSED_TASKS: readonly StepUpTask[] = ['leave', 'unlink', 'everywhere']

/** Whether the page sends the form that waited without another press once the member has shown that it is them. */
export const isSentByScript = (task: StepUpTask) => !PRESSED_TASKS.includes(task)
