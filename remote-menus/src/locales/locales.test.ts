import { findLocaleProblems } from '@sufra/shared/testing'
import ar from './ar.json'
import en from './en.json'

it('both languages have the same keys, and every form that a count needs', () => {
  expect(findLocaleProblems({ ar, en })).toEqual([])
})

it('the toast keys of the specification are there under their own names', () => {
  expect(Object.keys(en)).toEqual(
    expect.arrayContaining([
      'FailedToFetchProducts',
      'FailedToFetchProduct',
      'FailedToAddProduct',
      'FailedToUpdateProduct',
      'FailedToDeleteProduct',
      'FailedToHideProducts',
      'FailedToUpdateVisibility',
      'ProductAddedSuccessfully',
      'ProductUpdatedSuccessfully',
      'ProductDeletedSuccessfully',
      'ProductsHiddenSuccessfully',
      'AreYouSureYouWantToDeleteThisProduct',
    ]),
  )
})
