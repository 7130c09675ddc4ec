import { type RefObject, useEffect, useRef, useState } from 'react'
import { POST_MAX_IMAGES } from '~/domain/community/limits'
import { isBlankText } from '~/domain/text/plain-text'
import {
  checkDraft,
  type Draft,
  type DraftProblems,
  isTooLarge,
  keepDraft,
  type LeftOut,
  lacksAlt,
  NO_DRAFT,
  type PickedPicture,
  readDraft,
  toPicked,
} from './draft'
import { type Outgoing, toOutgoing, type Waiting } from './post-outbox'

type ComposerAddition = 'tags' | 'context' | 'pictures'

type Options = {
  memberId: string
  /** The id of the first post. */
  firstId: string
  /** What was typed into a form that was refused. */
  given: Partial<Draft> | null
  onSubmit: (post: Outgoing) => void
}

/** The state of the composer. Its draft is stored by the tab until it is posted. */
export function useComposer(form: RefObject<HTMLFormElement>, { memberId, firstId, given, onSubmit }: Options) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...NO_DRAFT, ...given }))
  const { takePictures, ...picking } = usePictures()
  const { pictures } = picking
  const [isAltRequired, setIsAltRequired] = useState(false)
  const [problems, setProblems] = useState<DraftProblems>({})
  const [opened, setOpened] = useState<ReadonlySet<ComposerAddition>>(new Set())
  const id = useRef(firstId)
  const before = useRef<Waiting | null>(null)

  const show = (part: ComposerAddition, isShown: boolean) =>
    setOpened((now) => new Set(isShown ? [...now, part] : [...now].filter((other) => other !== part)))

  const take = (next: Draft) => {
    setDraft(next)
    if (next.tags) show('tags', true)
  }
  const change = (what: Partial<Draft>) => {
    const next = { ...draft, ...what }
    setDraft(next)
    keepDraft(memberId, next)
    const now = checkDraft(next)
    // A shown problem disappears once it is solved; new ones are shown on submit.
    setProblems((shown) => ({
      ...(shown.content && now.content ? { content: now.content } : {}),
      ...(shown.tags && now.tags ? { tags: now.tags } : {}),
    }))
  }

  // The text of a refused form stays, with the caret at its end; otherwise the stored draft is restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, on mount: a later draft is what is being typed
  useEffect(() => {
    const stored = readDraft(memberId)
    if (draft.content || draft.tags) {
      take(draft)
      keepDraft(memberId, draft)
      form.current?.querySelector('textarea')?.setSelectionRange(draft.content.length, draft.content.length)
    } else if (stored) take(stored)
  }, [])

  /** Puts a failed post back into the composer. */
  function takeBack(waiting: Waiting) {
    const { post } = waiting
    before.current = waiting
    take(post.draft)
    keepDraft(memberId, post.draft)
    takePictures(post.pictures)
    requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus())
  }

  /** True: the post is in the outbox, and the composer is empty. */
  function submit(): boolean {
    const found = checkDraft(draft)
    setProblems(found)
    if (found.tags) show('tags', true)
    const at = found.content ? 'content' : found.tags ? 'tags' : null
    if (at) {
      // After the field has been shown.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name=${at}]`)?.focus())
      return false
    }
    if (pictures.some(isTooLarge)) {
      const [mend, remove] = ['fieldset [role=alert] button', 'fieldset button'].map((button) =>
        form.current?.querySelector<HTMLElement>(button),
      )
      ;(mend ?? remove)?.focus()
      return false
    }
    if (pictures.some(lacksAlt)) {
      setIsAltRequired(true)
      form.current?.querySelector<HTMLElement>(`#alt-${pictures.find(lacksAlt)?.id}`)?.focus()
      return false
    }
    onSubmit(toOutgoing({ id: id.current, draft, pictures }, before.current))
    id.current = crypto.randomUUID()
    before.current = null
    setDraft({ ...NO_DRAFT, visibility: draft.visibility, comments: draft.comments })
    takePictures([])
    setIsAltRequired(false)
    setOpened(new Set())
    return true
  }

  return {
    ...{ draft, change, problems, opened, show, submit, takeBack },
    ...picking,
    isAltRequired,
    isBlank: isBlankText(draft.content) && pictures.length === 0 && isBlankText(draft.tags) && !draft.context,
  }
}

export type Composing = ReturnType<typeof useComposer>

/** The pictures of a post that is being written. */
function usePictures() {
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

  // Several pictures may report their sizes in the same render.
  const changePicture = (id: string, what: Partial<PickedPicture>) =>
    setPictures((now) => now.map((picture) => (picture.id === id ? { ...picture, ...what } : picture)))

  function dropPicture({ id, url }: PickedPicture) {
    URL.revokeObjectURL(url)
    setPictures((now) => now.filter((picture) => picture.id !== id))
    setLeftOut(null)
  }

  /** Replaces all pictures. */
  function takePictures(next: PickedPicture[]) {
    setPictures(next)
    setLeftOut(null)
  }

  return { pictures, leftOut, addPictures, changePicture, dropPicture, takePictures }
}
