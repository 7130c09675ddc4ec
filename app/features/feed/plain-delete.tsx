import { useT } from '~/locales/use-t'

type Props = { path: '/resources/posts' | '/resources/comments'; id: string; back: string }

/** Where no script runs there is no menu: what can be deleted has a button for it. */
export function PlainDelete({ path, id, back }: Props) {
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
