import { useState } from 'react'
import { POST_IMAGE_MAX_BYTES } from '~/domain/community/limits'
import { useT } from '~/locales/use-t'
import { shrinkPicture } from '~/platform/pictures/shrink-picture'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { CONTROL } from '~/ui/controls/text-input'
import { CloseIcon, WarningIcon } from '~/ui/icons'
import { isTooLarge, type LeftOut, lacksAlt, type PickedPicture } from './draft'

type Props = {
  pictures: PickedPicture[]
  onChange: (id: string, what: Partial<PickedPicture>) => void
  onDrop: (picture: PickedPicture) => void
  /** Why some of the files chosen last were left out. */
  leftOut: LeftOut | null
  /** The post was submitted while alternative texts were missing. */
  isAltRequired: boolean
}

/** The pictures of a post that is being written, with alternative texts. */
export function PicturePicker({ pictures, onChange, onDrop, leftOut, isAltRequired }: Props) {
  const t = useT('feed-more')
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('pictures')}</legend>
      <ul className={pictures.length > 0 ? 'grid gap-3' : 'hidden'}>
        {pictures.map((picture, place) => (
          <li key={picture.id} className="flex items-start gap-3">
            <img
              src={picture.url}
              alt=""
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                picture.width === 0 && onChange(picture.id, { width, height })
              }
              className="size-20 shrink-0 rounded-control border border-line bg-sunken object-cover"
            />
            <div className="min-w-0 flex-1">
              <label className="block text-sm font-semibold" htmlFor={`alt-${picture.id}`}>
                {t('alt', { number: place + 1 })}
              </label>
              <textarea
                id={`alt-${picture.id}`}
                rows={2}
                value={picture.alt}
                placeholder={t('altHint')}
                disabled={picture.isDecorative}
                aria-invalid={isAltRequired && lacksAlt(picture)}
                aria-describedby={isAltRequired && lacksAlt(picture) ? `lacks-${picture.id}` : undefined}
                onChange={(event) => onChange(picture.id, { alt: event.target.value })}
                className={`${CONTROL} mt-1 min-h-11 resize-none py-2 text-sm`}
              />
              {isAltRequired && lacksAlt(picture) ? (
                <p id={`lacks-${picture.id}`} className="mt-1 text-sm text-danger">
                  {t('problem.altRequired')}
                </p>
              ) : null}
              <Checkbox
                className="mt-1"
                label={t('decorative')}
                checked={picture.isDecorative}
                onChange={(event) => onChange(picture.id, { isDecorative: event.target.checked })}
              />
              {isTooLarge(picture) ? (
                <TooLarge picture={picture} onShrunk={(file) => onChange(picture.id, { file })} />
              ) : null}
            </div>
            <button
              type="button"
              aria-label={t('removePicture', { number: place + 1 })}
              onClick={() => onDrop(picture)}
              className="-mr-2 grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
            >
              <CloseIcon className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
      {leftOut ? (
        <p role="alert" className="mt-2 flex items-center gap-1.5 text-sm text-warn">
          <WarningIcon className="size-4 shrink-0" />
          {t(LEFT_OUT[leftOut])}
        </p>
      ) : null}
    </fieldset>
  )
}

const LEFT_OUT = { full: 'fourAtMost', type: 'problem.imageType' } as const

function TooLarge({ picture, onShrunk }: { picture: PickedPicture; onShrunk: (file: File) => void }) {
  const t = useT('feed-more')
  const [step, setStep] = useState<'idle' | 'working' | 'failed'>('idle')
  const shrink = async () => {
    setStep('working')
    const file = await shrinkForPost(picture.file)
    setStep(file ? 'idle' : 'failed')
    if (file) onShrunk(file)
  }
  return (
    <div role="alert" className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-danger">
      <span className="inline-flex items-center gap-1.5">
        <WarningIcon className="size-4" />
        {t(step === 'failed' ? 'unshrinkable' : 'pictureLarge')}
      </span>
      {step === 'failed' ? null : (
        <Button size="s" pending={step === 'working'} onClick={shrink}>
          {t('shrink')}
        </Button>
      )}
    </div>
  )
}

/** In pixels. */
const MAX_SIDE = 2048

/** A smaller copy for the form; null where this browser can't make one. */
async function shrinkForPost(file: Blob): Promise<File | null> {
  const blob = await shrinkPicture(file, { maxSide: MAX_SIDE, maxBytes: POST_IMAGE_MAX_BYTES })
  return blob && new File([blob], 'picture', { type: blob.type })
}
