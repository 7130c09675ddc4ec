import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'

type Props = { isRemoving: boolean; onRemove: () => void }

/** Asks before the photo goes; opens and sends without scripts too. */
export function PhotoRemoval({ isRemoving, onRemove }: Props) {
  const t = useT('photo')
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8.5 items-center text-sm text-muted underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11">
        {t('remove')}
      </summary>
      <form
        method="post"
        action="/resources/photo"
        encType="multipart/form-data"
        className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        <input type="hidden" name="intent" value="remove" />
        <p className="text-sm">{t('removeQuestion')}</p>
        <Button type="submit" size="s" variant="danger" pending={isRemoving}>
          {t(isRemoving ? 'removing' : 'removeConfirm')}
        </Button>
      </form>
    </details>
  )
}
