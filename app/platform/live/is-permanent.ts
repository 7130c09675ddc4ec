import type { ErrorCode } from '../../domain/messaging/conversation-frames.schema'

/** Whether the same message will be refused again: then whoever wrote it has to decide. All else is tried again. */
export const isPermanent = (code: ErrorCode) => code !== 'rate_limited' && code !== 'unexpected'
