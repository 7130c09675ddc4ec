import { useT } from '~/locales/use-t'
import { CheckIcon, CloseIcon } from '~/ui/icons'
import type { AnsweredQuestion } from './learning'

/** Questions that were answered: what was chosen, what is right, and why. */
export function AnsweredList({ questions }: { questions: AnsweredQuestion[] }) {
  const t = useT('learning')
  return (
    <ol className="grid gap-5">
      {questions.map(({ text, options, isRight, because }, place) => {
        const Icon = isRight ? CheckIcon : CloseIcon
        return (
          <li key={text} className="grid gap-1.5">
            <p className="font-semibold text-pretty">
              {place + 1}. {text}
            </p>
            <ul className="grid gap-1">
              {options.map((option) => (
                <li
                  key={option.text}
                  className={`flex flex-wrap items-baseline gap-x-2 ${option.isRight ? 'font-semibold' : option.isChosen ? '' : 'text-muted'}`}
                >
                  {option.text}
                  {option.isRight ? <span className="text-sm font-normal text-ok">{t('rightAnswer')}</span> : null}
                  {option.isChosen ? <span className="text-sm font-normal text-muted">{t('yourAnswer')}</span> : null}
                </li>
              ))}
            </ul>
            <p className="flex gap-2 text-pretty">
              <Icon className={`mt-1 size-4.5 shrink-0 ${isRight ? 'text-ok' : 'text-warn'}`} />
              <span>
                <span className="font-semibold">{t(isRight ? 'rightMark' : 'wrongMark')}</span> {because}
              </span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
