import { parsePostImageKey } from '~/domain/community/post-image-key'
import type { Context } from '~/platform/context.server'
import { listPostImagesOf, readPostImage } from '~/platform/post-images.server'
import type { ArchivedFile } from './zip-stream.server'

/** The pictures of a member's posts, each in a folder named by its post; read when its turn comes, so that one is held at a time. */
export async function* exportPostPictures({ bindings }: Context, memberId: string): AsyncGenerator<ArchivedFile> {
  for await (const key of listPostImagesOf(bindings, memberId)) {
    const image = parsePostImageKey(key)
    const file = image && (await readPostImage(bindings, key))
    if (!file) continue
    const name = `post-pictures/${image.postId}/${image.imageId}.webp`
    yield { name, isPacked: true, parts: [new Uint8Array(await file.arrayBuffer())] }
  }
}
