import { deleteMutedWord, insertMutedWord } from '~/data/members/blocks-and-mutes.server'
import { mutedWordKey } from '~/domain/community/posts/muted-words'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'

/** Hides posts with a word, in whatever case it stands there; `full` where there is no room for another. */
export async function muteWord({ db }: Context, viewer: Viewer, word: string): Promise<'done' | 'full'> {
  const stands = await insertMutedWord(db, { userId: viewer.id, wordKey: mutedWordKey(word), word })
  return stands ? 'done' : 'full'
}

/** Takes a word back. Where it did not stand, nothing changes. */
export async function unmuteWord({ db }: Context, viewer: Viewer, word: string): Promise<'done'> {
  await deleteMutedWord(db, viewer.id, mutedWordKey(word))
  return 'done'
}
