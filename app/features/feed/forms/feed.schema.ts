import { z } from 'zod'
import {
  commentContentField,
  commentPolicyField,
  contextField,
  postContentField,
  tagsField,
  visibilityField,
} from '~/domain/community/posts/post-fields.schema'

/** Chosen by the page, so that a form sent twice creates one. */
const newId = z.uuid('idInvalid')
/** Of an existing post or comment. */
const id = z.string('idInvalid').regex(/^[\w-]{1,64}$/, 'idInvalid')

/** The forms about posts. Their pictures are read in `keep-images.server.ts`, since fields of a form are text. */
export const postFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('create'),
    id: newId,
    content: postContentField,
    tags: tagsField,
    visibility: visibilityField.default('public'),
    comments: commentPolicyField.default('everyone'),
    context: contextField,
  }),
  z.object({
    intent: z.literal('edit'),
    id,
    content: postContentField,
    tags: tagsField,
    // What is not sent stays as it is.
    visibility: visibilityField.optional(),
    comments: commentPolicyField.optional(),
  }),
  z.object({ intent: z.enum(['delete', 'restore']), id }),
])

/** The forms about comments. */
export const commentFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), id: newId, post: id, content: commentContentField }),
  z.object({ intent: z.literal('edit'), id, content: commentContentField }),
  z.object({ intent: z.enum(['delete', 'restore']), id }),
])

/** Whether a post is liked: a state, never a toggle. */
export const likeFormSchema = z.object({ post: id, state: z.enum(['liked', 'none']) })

type FormOf<S extends z.ZodType, I extends string> = Extract<z.output<S>, { intent: I }>
export type NewPostForm = FormOf<typeof postFormSchema, 'create'>
export type PostEditForm = FormOf<typeof postFormSchema, 'edit'>
export type NewCommentForm = FormOf<typeof commentFormSchema, 'create'>
export type CommentEditForm = FormOf<typeof commentFormSchema, 'edit'>
