import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { POST_MAX_GRAPHEMES } from '~/domain/community/limits'
import { useT } from '~/locales/use-t'
import type { RootData } from '~/platform/root-data'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { FieldNote } from '~/ui/field'
import { GrowingField } from '~/ui/growing-field'
import { CharactersLeft } from './characters-left'
import { charactersLeft } from './check-draft'
import { CircleFields } from './circle-fields'
import { ComposerAdditions } from './composer-additions'
import { ComposerTools } from './composer-tools'
import { feedPath } from './feed-address'
import type { SaidOfPicture } from './feed-page'
import type { Composing } from './use-composer'

type Props = {
  form: RefObject<HTMLFormElement>
  member: NonNullable<RootData['member']>
  composing: Composing
  /** The id of the post where the form is sent without scripts. */
  firstId: string
  /** What such a form said of its pictures, when it was refused. */
  saidOfPictures: SaidOfPicture[]
  /** What stood in its way. */
  refusal: ReactNode
}

/** Where a member writes a post. It opens up once it is written in; without scripts all of it is open. */
export function Composer({ form, member, composing, firstId, saidOfPictures, refusal }: Props) {
  const t = useT('composer')
  const id = useId()
  const [isEntered, setIsEntered] = useState(false)
  const { draft, change, problems, isBlank } = composing
  const left = charactersLeft(draft.content, POST_MAX_GRAPHEMES)
  const isOpen = isEntered || !isBlank
  const takeFiles = (event: ClipboardEvent | DragEvent, { files, types }: DataTransfer) => {
    // What is copied from a text processor has a picture of itself beside the text.
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    composing.addPictures(files)
  }
  return (
    <Card
      as="section"
      id="composer"
      aria-labelledby={`${id}title`}
      className="scroll-mt-20 has-[[name=content]:focus-visible]:border-accent"
    >
      <h2 id={`${id}title`} className="sr-only">
        {t('newPost')}
      </h2>
      {refusal}
      <form
        ref={form}
        method="post"
        action="/resources/posts"
        encType="multipart/form-data"
        onSubmit={(event) => {
          event.preventDefault()
          if (composing.submit()) setIsEntered(false)
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takeFiles(event, event.dataTransfer)}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="id" value={firstId} />
        {/* Without scripts it leads to where every post stands first. */}
        <input type="hidden" name="back" value={feedPath({ kind: 'everyone' })} />
        <div className="flex items-start gap-3">
          <Avatar name={member.fullName} src={member.avatarUrl} type={member.hdType} />
          <div className="min-w-0 flex-1">
            <GrowingField
              name="content"
              rows={1}
              value={draft.content}
              aria-label={t('composerLabel')}
              placeholder={t('placeholder')}
              aria-describedby={`${id}left ${problems.content ? `${id}problem` : ''}`}
              aria-invalid={problems.content ? true : undefined}
              onChange={(event) => change({ content: event.target.value })}
              onFocus={() => setIsEntered(true)}
              onPaste={(event) => takeFiles(event, event.clipboardData)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
                event.preventDefault()
                form.current?.requestSubmit()
              }}
              className={`block w-full wrap-anywhere bg-transparent py-1.5 text-lg outline-none ${isOpen ? 'min-h-20' : 'min-h-10'}`}
            />
            {problems.content ? <FieldNote id={`${id}problem`} error={t(problems.content)} /> : null}
          </div>
        </div>
        <ComposerAdditions composing={composing} saidOfPictures={saidOfPictures} />
        <div className={isOpen ? '' : 'hidden noscript:block'}>
          <CircleFields visibility={draft.visibility} comments={draft.comments} onChange={change} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ComposerTools composing={composing} />
          <div className="ml-auto flex items-center gap-3">
            <CharactersLeft id={`${id}left`} left={left} />
            <Button type="submit" variant="primary" size="s" className="px-4">
              {t('post')}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}
