// Tells the styles that scripts run, and holds presses until `replay-early-input.ts` repeats them. Every document carries it,
// uncompiled. Where the scripts of the page fail, it lets go, and the browser acts on what was held.
{
  const { nonce } = document.currentScript
  // For the styles of pages without scripts (app/ui/styles/utilities.css).
  delete document.documentElement.dataset.noscript
  const presses = new Map()

  const release = () => {
    const released = [...presses.values()]
    for (const { control, locked } of released) {
      control.ariaBusy = null
      delete control.dataset.held
      for (const field of locked) field.readOnly = false
    }
    presses.clear()
    return released
  }

  const stop = () => {
    listen(removeEventListener)
    return release()
  }

  // The first alone: the browser would give it up for the second.
  const letGo = () => {
    const { control, form } = stop().find(({ control, form }) => form || control.href) ?? {}
    if (!form || control.type === 'submit') control?.click()
    else form.requestSubmit()
  }

  // A form that is to be sent keeps its text until then.
  const hold = (event, control, form) => {
    event.preventDefault()
    event.stopPropagation()
    const key = form ?? control
    if (presses.has(key)) return
    const locked = form?.querySelectorAll(':read-write') ?? []
    for (const field of locked) field.readOnly = true
    presses.set(key, { event, control, form, locked, box: control.getBoundingClientRect() })
    // A whole chart isn't busy for a press beside its marks.
    if (control.matches('svg')) return
    control.ariaBusy = true
    control.dataset.held = ''
  }

  const record = (event) => {
    const { target, type } = event
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey
    if (type === 'pagehide') release()
    else if (event.reason || event.error || (target.type === 'module' && target.nonce === nonce)) letGo()
    else if (type === 'submit') {
      // The buttons of other forms are held.
      if (presses.size && target.method === 'get') hold(event, event.submitter ?? target, target)
    } else if (type === 'keydown') {
      // Enter, but not the one that ends the composition of a character, whose code is 229.
      if (event.keyCode !== 13 || event.shiftKey || event.isComposing) return
      if (!target.matches?.(isModified ? '[method=post] textarea' : '[enterkeyhint=send]')) return
      event.preventDefault()
      if (isModified || target.value.trim()) hold(event, target, target.form)
    } else if (type === 'click') {
      const control = target.closest?.('a[href], button, [data-node], [data-press]')
      if (!control || (isModified && control.href)) return
      if (control.matches('a:not([data-press])')) {
        if (presses.size && control.matches(':not([target], [download], [href^="#"])')) hold(event, control)
      } else if (!control.form || control.type === 'button') hold(event, control)
      else if (control.form.matches('[method=post]')) hold(event, control, control.form)
    }
  }

  const listen = (change) => {
    for (const type of 'click keydown submit error unhandledrejection pagehide'.split(' ')) change(type, record, true)
  }
  listen(addEventListener)
  setTimeout(letGo, 8000)
  window.earlyInput = { stop, letGo }
}
