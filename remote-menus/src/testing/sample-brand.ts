/** Returns a brand as the server sends it. */
export const sampleBrand = (brand: { id?: number; accountId?: number; name?: string } = {}) => ({
  id: 7,
  accountId: 1,
  name: '{"ar":"مطابخ","en":"Kitchens"}',
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
  ...brand,
})
