import { useEffect, useRef } from 'react'
import { deviceZone } from './clock/use-time-zone'

/** Sends the device's time zone along with a form; empty without scripts. */
export function DeviceZoneField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = deviceZone()
  }, [])
  return <input ref={field} type="hidden" name="device_zone" />
}
