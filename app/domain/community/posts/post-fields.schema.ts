import { z } from 'zod'
import { toOneLine } from '../../membership/account/clean-text'
import { readPlainText, type TextProblem } from '../../text/plain-text'
import { isWithin } from '../../text/text-length'
import { ALT_MAX_GRAPHEMES, COMMENT_MAX_GRAPHEMES, POST_MAX_GRAPHEMES } from '../limits'
import { readWantedContext } from './hd-context'
import { COMMENT_POLICIES, POST_VISIBILITIES } from './post-settings'
import { readTags } from './tags'

// One rule a field of posts and comments, the same in the browser and on the server. Messages are translation keys.

const textField = (most: number, problems: Record<TextProblem, string>) =>
  z.string(problems.empty).transform((typed, context) => {
    const read = readPlainText(typed, most)
    if (read.ok) return read.content
    context.addIssue({ code: 'custom', message: problems[read.problem] })
    return z.NEVER
  })

export const postContentField = textField(POST_MAX_GRAPHEMES, {
  empty: 'contentRequired',
  too_long: 'contentTooLong',
  invalid_content: 'contentInvalid',
})

export const commentContentField = textField(COMMENT_MAX_GRAPHEMES, {
  empty: 'commentRequired',
  too_long: 'commentTooLong',
  invalid_content: 'commentInvalid',
})

/** A list with commas; empty or not sent means none. */
export const tagsField = z
  .string()
  .default('')
  .transform((typed, context) => {
    const read = readTags(typed)
    if (read.ok) return read.tags
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })

/** What a picture shows, in one line; empty only where the author says that it shows nothing one needs to know. */
export const altField = (isDecorative: boolean) =>
  z
    .string()
    .transform(toOneLine)
    .refine((alt) => isDecorative || alt !== '', 'altRequired')
    .refine((alt) => isWithin(alt, ALT_MAX_GRAPHEMES), 'altTooLong')

/** What the post is about; empty or not sent means nothing of the kind. */
export const contextField = z
  .string()
  .default('')
  .transform((said, context) => {
    const wanted = readWantedContext(said)
    if (wanted !== undefined) return wanted
    context.addIssue({ code: 'custom', message: 'contextUnknown' })
    return z.NEVER
  })

export const visibilityField = z.enum(POST_VISIBILITIES, 'visibilityUnknown')
export const commentPolicyField = z.enum(COMMENT_POLICIES, 'commentsUnknown')
