import { useT } from '~/locales/use-t'
import { DoneNote } from '~/ui/done-note'
import type { CopyAnswer } from './use-share'

/** Under the button that was pressed: the link is in the clipboard, or here it is, where it could not be put there. */
export function CopyNote({ answer: { done, failed }, className }: { answer: CopyAnswer; className: string }) {
  const t = useT('public-profile')
  return (
    <div className={`absolute top-full z-10 mt-1 w-max max-w-[min(24rem,80vw)] bg-ground ${className}`}>
      {failed === null ? (
        <DoneNote done={done}>{t('copied')}</DoneNote>
      ) : (
        <p role="alert" className="text-sm wrap-anywhere select-text">
          {t('copyFailed', { url: failed })}
        </p>
      )}
    </div>
  )
}
