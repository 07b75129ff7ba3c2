import en from './en.json'

it('contains the toast keys of the specification under their own names', () => {
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
