import { type ReactNode, useState } from 'react'
import { DoneNote } from '../states/done-note'
import { Button } from './button'
import { Field } from './field'
import { TextInput } from './text-input'

type Props = {
  value: string
  words: { label: string; copy: string; copied: string; failed: string }
  /** What else can be done with the value, before the button that copies it; without it, to copy is the main thing. */
  children?: ReactNode
  className?: string
}

/** A text to be taken along: selected at a touch, copied by a button, which says whether it could. */
export function CopyField({ value, words, children, className = '' }: Props) {
  const [copied, setCopied] = useState<object | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function copy() {
    setFailed(false)
    setCopied(null)
    try {
      await navigator.clipboard.writeText(value)
      setCopied({})
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Field label={words.label} error={hasFailed ? words.failed : undefined}>
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={value}
            autoComplete="off"
            spellCheck={false}
            className={className}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <Button
          variant={children ? undefined : 'primary'}
          data-needs-activation=""
          onClick={copy}
          className="max-sm:w-full"
        >
          {words.copy}
        </Button>
        <DoneNote done={copied}>{words.copied}</DoneNote>
      </div>
    </>
  )
}
