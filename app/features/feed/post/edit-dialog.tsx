import { useState } from 'react'
import { POST_MAX_GRAPHEMES } from '~/domain/community/limits'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { GrowingField } from '~/ui/controls/growing-field'
import { CONTROL, TextInput } from '~/ui/controls/text-input'
import { Dialog } from '~/ui/overlays/dialog'
import { CharactersLeft, charactersLeft } from '../composer/characters-left'
import { CircleFields } from '../composer/circle-fields'
import { checkDraft, type DraftProblems } from '../composer/draft'
import type { FeedPost } from '../feed'
import type { PostAnswer } from '../feed-answers'
import { ProblemLine } from '../problem-line'
import { send } from '../send'

type Props = { post: FeedPost; onClose: () => void; onSaved: (post: FeedPost) => void }

/** Edits one's own post: text, tags, visibility and comment policy. */
export function EditDialog({ post, onClose, onSaved }: Props) {
  const t = useT('composer')
  const more = useT('feed-more')
  const common = useT('common')
  const [draft, setDraft] = useState({
    content: post.content,
    tags: post.tags.join(', '),
    visibility: post.visibility,
    comments: post.commentPolicy,
  })
  const [problems, setProblems] = useState<DraftProblems>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const change = (what: Partial<typeof draft>) => {
    setDraft({ ...draft, ...what })
    setProblems({})
    setRefused(null)
  }

  async function save() {
    const found = checkDraft(draft)
    setProblems(found)
    if (found.content || found.tags) return
    setIsSaving(true)
    const sent = await send<PostAnswer>('/resources/posts', { intent: 'edit', id: post.id, ...draft })
    setIsSaving(false)
    if (!sent.ok) return setRefused(sent.problem)
    if (sent.answer.post) onSaved(sent.answer.post)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={more('editTitle')}
      closeLabel={common('close')}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" pending={isSaving} onClick={save}>
            {more('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={more('text')} error={problems.content && t(problems.content)}>
          {(control) => (
            <GrowingField
              {...control}
              rows={3}
              value={draft.content}
              onChange={(event) => change({ content: event.target.value })}
              className={`${CONTROL} max-h-[40dvh] min-h-24 py-2.5`}
            />
          )}
        </Field>
        <div className="-mt-3 flex justify-end">
          <CharactersLeft id="edit-left" left={charactersLeft(draft.content, POST_MAX_GRAPHEMES)} />
        </div>
        <Field label={t('tags')} error={problems.tags && t(problems.tags)}>
          {(control) => (
            <TextInput {...control} value={draft.tags} onChange={(event) => change({ tags: event.target.value })} />
          )}
        </Field>
        <CircleFields visibility={draft.visibility} comments={draft.comments} onChange={change} />
        {refused ? (
          <ProblemLine problem={refused} hasText>
            {more('notSaved')}
          </ProblemLine>
        ) : null}
      </div>
    </Dialog>
  )
}
