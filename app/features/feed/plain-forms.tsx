import { POST_MAX_IMAGES } from '~/domain/community/limits'
import { type ReportSubject, reportPath } from '~/domain/community/report-path'
import { CHANNELS } from '~/domain/human-design/channels'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { Select, TextArea, TextInput } from '~/ui/text-input'
import { ACCEPTED } from './composer/picked-picture'
import type { FeedPost, ShownComment } from './feed'
import { postPath } from './feed-address'
import type { SaidOfPicture, ShownNotice, Undoable } from './feed-page'
import type { PostPage } from './post/post-page'
import { ProblemText } from './problem-line'

type PlainPostFormsProps = { post: FeedPost; notice: PostPage['notice'] }

/** Where no script runs: one's own post to be changed or deleted, another's to be reported. */
export function PlainPostForms({ post, notice }: PlainPostFormsProps) {
  if (!post.isOwn) return <PlainReport subject={{ kind: 'post', id: post.id }} back={postPath(post.id)} />
  return (
    <div className="grid gap-3.5">
      <PlainEdit post={post} typed={notice?.intent === 'edit' && notice.id === post.id ? notice : null} />
      <PlainDelete path="/resources/posts" id={post.id} back="/app/dashboard" />
    </div>
  )
}

type PlainEditProps = {
  post: FeedPost
  /** What was typed into it and refused. */
  typed: ShownNotice | null
}

/** Where no script runs: one's own post to be changed. */
function PlainEdit({ post: { id, content, tags }, typed }: PlainEditProps) {
  const t = useT('composer')
  const comments = useT('comments')
  return (
    <details open={typed !== null} className="rounded-card border border-line bg-surface p-4">
      <summary className="font-semibold">{t('edit')}</summary>
      <form method="post" action="/resources/posts" className="mt-3 grid gap-3">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={postPath(id)} />
        <TextArea name="content" rows={5} defaultValue={typed?.content ?? content} aria-label={t('composerLabel')} />
        <Field label={t('tags')}>
          {(control) => <TextInput {...control} name="tags" defaultValue={typed?.tags ?? tags.join(', ')} />}
        </Field>
        <Button type="submit" variant="primary" className="justify-self-end">
          {comments('save')}
        </Button>
      </form>
    </details>
  )
}

type PlainCommentEditProps = {
  comment: ShownComment
  back: string
  /** What was typed into it and refused. */
  typed: string | null
}

/** Where no script runs: one's own comment to be changed. */
export function PlainCommentEdit({ comment: { id, content }, back, typed }: PlainCommentEditProps) {
  const t = useT('comments')
  const feed = useT('feed')
  return (
    <details open={typed !== null}>
      <summary className="min-h-9 text-sm text-accent">{feed('menu.edit')}</summary>
      <form method="post" action="/resources/comments" className="mt-2 grid gap-2">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={back} />
        <TextArea name="content" rows={3} defaultValue={typed ?? content} aria-label={t('editLabel')} />
        <Button type="submit" variant="primary" size="s" className="justify-self-end">
          {t('save')}
        </Button>
      </form>
    </details>
  )
}

type PlainDeleteProps = { path: '/resources/posts' | '/resources/comments'; id: string; back: string }

/** Where no script runs there is no menu: what can be deleted has a button for it. */
export function PlainDelete({ path, id, back }: PlainDeleteProps) {
  const t = useT('feed')
  return (
    <form method="post" action={path}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" className="min-h-9 text-sm text-danger underline underline-offset-4">
        {t('menu.remove')}
      </button>
    </form>
  )
}

/** Where no script runs there is no menu: what another wrote has a way to the page that asks what is wrong with it. */
export function PlainReport({ subject, back }: { subject: ReportSubject; back: string }) {
  const t = useT('feed')
  return (
    <a
      href={reportPath(subject, back)}
      className="inline-flex min-h-9 items-center text-sm text-muted underline underline-offset-4"
    >
      {t('menu.report')}
    </a>
  )
}

/** Where no script runs there is no note with "Undo": the page that comes after a deletion has a button for it. */
export function PlainUndo({ undo: { kind, id }, text, back }: { undo: Undoable; text: string; back: string }) {
  const t = useT('feed')
  return (
    <Alert tone="success">
      <form method="post" action={`/resources/${kind}s`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={back} />
        <span>{text}</span>
        <Button type="submit" name="intent" value="restore" size="s">
          {t('undo')}
        </Button>
      </form>
    </Alert>
  )
}

/** That a form was refused which was sent without scripts; what was typed stands in the form again. */
export function PlainRefusal({ notice, title }: { notice: ShownNotice; title: string }) {
  const { error, problems, pictures, isCut } = notice
  // It is read by somebody who has signed in since.
  const [problem = error === 'signedOut' ? 'wereSignedOut' : error] = Object.values(problems)
  const more = [...(isCut ? ['cut'] : []), ...(pictures.length > 0 ? ['choosePictures'] : [])]
  return (
    <Alert tone="error" focus className="mb-3" title={title}>
      <ProblemText problem={problem} />
      {more.map((further) => (
        <span key={further} className="block">
          <ProblemText problem={further} />
        </span>
      ))}
    </Alert>
  )
}

type PlainFieldsProps = {
  context: string
  /** What was said of each picture of a form that was refused. */
  saidOfPictures: SaidOfPicture[]
}

/** What a post can have besides its text, for where no script runs. The server draws it, and no browser fetches its code. */
export function PlainFields({ context, saidOfPictures }: PlainFieldsProps) {
  const t = useT('feed-more')
  return (
    <details open={context !== '' || saidOfPictures.length > 0}>
      <summary className="py-1 text-sm font-semibold">{t('plainMore')}</summary>
      <div className="mt-2 grid gap-3">
        <Field label={t('aboutWhat')}>{(control) => <PlainContextSelect control={control} chosen={context} />}</Field>
        {Array.from({ length: POST_MAX_IMAGES }, (_, index) => index + 1).map((number) => (
          <div key={number} className="grid gap-2 border-t border-line pt-3 sm:grid-cols-2">
            <Field label={t('pictureNumber', { number })}>
              {(control) => <input {...control} type="file" name="image" accept={ACCEPTED} />}
            </Field>
            <Field label={t('alt', { number })}>
              {(control) => <TextInput {...control} name="alt" defaultValue={saidOfPictures[number - 1]?.alt} />}
            </Field>
            <Checkbox
              name="decorative"
              value={String(number - 1)}
              defaultChecked={saidOfPictures[number - 1]?.isDecorative}
              label={t('decorative')}
            />
          </div>
        ))}
      </div>
    </details>
  )
}

type PlainContextSelectProps = { control: { id: string; 'aria-describedby'?: string }; chosen: string }

/**
 * What a post can be about, for where no script runs. A hundred choices that are the same for everybody: they are written once
 * a language and not with every page, of which they would be a tenth.
 */
function PlainContextSelect({ control, chosen }: PlainContextSelectProps) {
  const language = useLanguage()
  const t = useT('feed-more')
  const feed = useT('feed')
  const hd = useT('hd')
  const options =
    written.get(language) ??
    [
      option('', t('aboutNothing')),
      option('transit', feed('transit')),
      ...GATES.map((gate) => option(`gate:${gate}`, `${feed('gate', { gate })} · ${hd(`gate.${gate}` as Key<'hd'>)}`)),
      ...CHANNELS.map(({ id }) => {
        const name = feed('channel', { channel: id.replace('-', '–') })
        return option(`channel:${id}`, `${name} · ${hd(`channel.${id}` as Key<'hd'>)}`)
      }),
    ].join('')
  written.set(language, options)
  const __html = options.replace(`value="${chosen}"`, (value) => `${value} selected`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: words of our own, escaped below
  return <Select {...control} name="context" dangerouslySetInnerHTML={{ __html }} />
}

const GATES = Array.from({ length: 64 }, (_, index) => index + 1)
const written = new Map<Language, string>()

const option = (value: string, label: string) => `<option value="${value}">${escaped(label)}</option>`

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
