{
  const fields = new Map()
  const presses = new Map()
  const record = (event) => {
    const { target, type } = event
    if (type === 'error') return target.tagName === 'SCRIPT' && release()
    if (type === 'input') return fields.set(target, target.value)
    if (type === 'keydown' && (event.key !== 'Enter' || event.shiftKey || event.isComposing)) return
    const control = target.closest(`${type === 'click' ? 'button' : '[enterkeyhint=send]'}, [data-press]`)
    if (!control || (control.type !== 'button' && control.form?.method === 'get')) return
    event.preventDefault()
    event.stopPropagation()
    presses.set(control, event)
    control.ariaBusy = true
  }
  const listen = (change) => ['click', 'keydown', 'input', 'error'].map((type) => change(type, record, true))
  const release = () => {
    listen(removeEventListener)
    for (const [control, event] of presses) {
      control.ariaBusy = null
      event.target.dispatchEvent(new event.constructor(event.type, event))
    }
  }
  listen(addEventListener)
  window.earlyInput = { fields, release }
}
