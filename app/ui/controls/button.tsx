import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { Spinner } from '../states/spinner'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is on its way: a spinner shows, further presses do nothing, the label stays (so the width does not jump). */
  pending?: boolean
}

/** A real button. `type` is "button" unless said otherwise: write `type="submit"` at the end of a form. */
export const Button = forwardRef<HTMLButtonElement, Props>(function Button(
  { variant = 'quiet', size = 'm', pending = false, type = 'button', className, children, onClick, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={buttonLook(variant, size, className)}
      // Not `disabled`: that would throw the keyboard's focus away in the middle of an action.
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  )
})
