// By name: the whole namespace would bring 170 more elements and the reordering lists along.
export { article, aside, button, div, li, section, span, ul } from 'framer-motion/m'
