import { type SQL, sql } from 'drizzle-orm'
import { mutedWords } from '../../drizzle/schema/mutes'
import { hasMutedWord } from '../domain/community/muted-words'

// A comment with a word that a member muted is on no page of theirs, so that nothing tells of it either. Whether a text has a
// word is no question for the database: it gives both. `n` and `comment` are those of the list of notifications.

/** What is asked of each notification: the comment it tells of, where the member muted words at all. */
export const toldComment = (memberId: string): SQL => sql`CASE WHEN n.kind IN ('comment', 'reply')
  AND EXISTS (SELECT 1 FROM ${mutedWords} WHERE user_id = ${memberId}) THEN comment.content END`

/** The words a member muted, by their keys, as one text. */
export const mutedKeys = (memberId: string): SQL =>
  sql`(SELECT json_group_array(word_key) FROM ${mutedWords} WHERE user_id = ${memberId})`

export type ToldComment = { toldComment: string | null; mutedKeys: string }

/** Whether a notification tells of a comment that its member does not want to read. */
export const tellsMuted = ({ toldComment, mutedKeys }: ToldComment): boolean =>
  toldComment !== null && hasMutedWord(toldComment, JSON.parse(mutedKeys))
