// A picture of a post is stored as `{authorId}/{postId}/{imageId}.webp`; its address is `/post-images/` and that key.

const FOLDER = '/post-images/'

/** What `crypto.randomUUID` gives; nothing that could climb out of a folder. */
const ID = /^[\w-]{1,64}$/
const FILE = /^([\w-]{1,64})\.webp$/

export type PostImageKey = { authorId: string; postId: string; imageId: string }

/** The key of a picture. */
export const postImageKey = ({ authorId, postId, imageId }: PostImageKey) => `${authorId}/${postId}/${imageId}.webp`

/** Reads a key; null for whatever is not exactly one. */
export function parsePostImageKey(key: string): PostImageKey | null {
  const [authorId = '', postId = '', file = '', ...more] = key.split('/')
  const imageId = FILE.exec(file)?.[1]
  if (!imageId || more.length > 0 || !ID.test(authorId) || !ID.test(postId)) return null
  return { authorId, postId, imageId }
}

/** The address of a picture by its key. */
export const postImageUrl = (key: string) => FOLDER + key
