import { forwardRef, type TextareaHTMLAttributes, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/** A field that is as high as what is in it; measured where `field-sizing` is missing (docs/browsers.md). */
export const GrowingField = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(
  function GrowingField({ className = '', ...rest }, ref) {
    const field = useRef<HTMLTextAreaElement>(null)
    useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
    // biome-ignore lint/correctness/useExhaustiveDependencies: measures the element, whose height changes with the text only
    useLayoutEffect(() => {
      const element = field.current
      if (!element || CSS.supports('field-sizing', 'content')) return
      element.style.height = 'auto'
      const edges = element.offsetHeight - element.clientHeight
      element.style.height = `${element.scrollHeight + edges}px`
    }, [rest.value])
    return <textarea ref={field} {...rest} className={`field-sizing-content resize-none ${className}`} />
  },
)
