import { useState } from 'react'
import { POST_MAX_IMAGES } from '~/domain/community/limits'
import { type LeftOut, type PickedPicture, toPicked } from './picked-picture'

/** The pictures of a post that is being written. */
export function usePictures() {
  const [pictures, setPictures] = useState<PickedPicture[]>([])
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)

  function addPictures(files: Iterable<File>) {
    const chosen = [...files]
    const picked = toPicked(chosen)
    const room = Math.max(0, POST_MAX_IMAGES - pictures.length)
    for (const { url } of picked.slice(room)) URL.revokeObjectURL(url)
    setLeftOut(picked.length < chosen.length ? 'type' : picked.length > room ? 'full' : null)
    setPictures([...pictures, ...picked.slice(0, room)])
  }

  // Several may be told of at once, as when they are drawn.
  const changePicture = (id: string, what: Partial<PickedPicture>) =>
    setPictures((now) => now.map((picture) => (picture.id === id ? { ...picture, ...what } : picture)))

  function dropPicture({ id, url }: PickedPicture) {
    URL.revokeObjectURL(url)
    setPictures((now) => now.filter((picture) => picture.id !== id))
    setLeftOut(null)
  }

  /** All others at once: none, or those of a post that comes back. */
  function takePictures(next: PickedPicture[]) {
    setPictures(next)
    setLeftOut(null)
  }

  return { pictures, leftOut, addPictures, changePicture, dropPicture, takePictures }
}
