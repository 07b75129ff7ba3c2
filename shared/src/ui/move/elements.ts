// Named exports: the whole namespace would add 170 more elements and the reordering lists.
export { article, aside, button, div, li, section, span, ul } from 'framer-motion/m'
