import { ModalFrame } from './modal-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

/** Renders a modal panel at the end side, full height; full width on a phone. */
export const Drawer = (props: ModalProps) => <ModalFrame shape="drawer" {...props} />

/** As `Drawer`, but at the start side and narrower, for content that stands beside the page on wide screens. */
export const SideDrawer = (props: ModalProps) => <ModalFrame shape="side" {...props} />
