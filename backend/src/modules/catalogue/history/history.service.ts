/** Groups menu changes and undoes them. Triggers write the history itself (decision 30). */
export { beginChange } from './change.ts'
export { picturesAmong } from './pictures.repository.ts'
export { sizesMadeBy } from './made-sizes.ts'
export {
  branchesOfChange,
  columnsOfChange,
  isChangeOlder,
  productsComingBack,
  takeBack,
} from './undo-change-group.ts'
