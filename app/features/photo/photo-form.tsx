import { type RefObject, useId } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { Spinner } from '~/ui/states/spinner'

/** Named one by one, so that a phone turns its own format into JPEG before it hands the picture over. */
const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp'

type Props = {
  input: RefObject<HTMLInputElement>
  helpId: string
  label: string
  isUploading: boolean
  isBusy: boolean
  onChoose: (file: File | undefined) => void
}

/** The button that chooses a file. With scripts the file is on its way at once; without, a second button sends it. */
export function PhotoForm({ input, helpId, label, isUploading, isBusy, onChoose }: Props) {
  const t = useT('photo')
  const id = useId()

  const take = (chosen: HTMLInputElement) => {
    if (chosen.files?.length) onChoose(chosen.files[0])
    // The same file may be chosen again after an error.
    chosen.value = ''
  }

  return (
    <form
      method="post"
      action="/resources/photo"
      encType="multipart/form-data"
      className="relative flex flex-wrap gap-2"
    >
      <input type="hidden" name="intent" value="upload" />
      <input
        ref={input}
        id={id}
        type="file"
        name="photo"
        accept={ACCEPTED}
        aria-describedby={helpId}
        className="peer sr-only"
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => take(target)}
      />
      <label
        htmlFor={id}
        aria-busy={isUploading || undefined}
        className={buttonLook(
          'quiet',
          's',
          'hover:bg-sunken peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent aria-busy:text-muted',
        )}
      >
        {isUploading ? <Spinner /> : null}
        {label}
      </label>
      <noscript>
        <Button type="submit" size="s" variant="primary">
          {t('upload')}
        </Button>
      </noscript>
    </form>
  )
}
