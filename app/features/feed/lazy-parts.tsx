import { type ComponentProps, lazy, Suspense } from 'react'

// What opens on a press only: its code and words are no part of what the page loads.
const LightboxPart = lazy(async () => ({ default: (await import('./lightbox')).Lightbox }))
const EditDialogPart = lazy(async () => ({ default: (await import('./edit-dialog')).EditDialog }))
const BlockDialogPart = lazy(async () => ({ default: (await import('./block-dialog')).BlockDialog }))
const ContextPickerPart = lazy(async () => ({ default: (await import('./context-picker')).ContextPicker }))
const PicturePickerPart = lazy(async () => ({ default: (await import('./picture-picker')).PicturePicker }))

export const Lightbox = (props: ComponentProps<typeof LightboxPart>) => (
  <Suspense fallback={null}>
    <LightboxPart {...props} />
  </Suspense>
)

export const EditDialog = (props: ComponentProps<typeof EditDialogPart>) => (
  <Suspense fallback={null}>
    <EditDialogPart {...props} />
  </Suspense>
)

export const BlockDialog = (props: ComponentProps<typeof BlockDialogPart>) => (
  <Suspense fallback={null}>
    <BlockDialogPart {...props} />
  </Suspense>
)

export const ContextPicker = (props: ComponentProps<typeof ContextPickerPart>) => (
  <Suspense fallback={<div className="h-19" />}>
    <ContextPickerPart {...props} />
  </Suspense>
)

export const PicturePicker = (props: ComponentProps<typeof PicturePickerPart>) => (
  <Suspense fallback={<div className="h-24" />}>
    <PicturePickerPart {...props} />
  </Suspense>
)
