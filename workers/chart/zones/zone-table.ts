import { createZoneTable } from '~/domain/birth/zones/zone-offsets'
import bytes from './zones.bin'

/** Every time zone since its beginnings (docs/places-and-zones.md); decodes nothing until it is asked. */
export const zoneTable = createZoneTable(bytes)
