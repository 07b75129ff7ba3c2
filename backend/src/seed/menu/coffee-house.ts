export const COFFEES = `
COF-01 | قهوة اليوم          | Coffee of the Day    | 12    | 10   | milk
COF-02 | كابتشينو            | Cappuccino           | 16    | 120  | milk
COF-03 | لاتيه               | Latte                | 17    | 150  | milk
COF-04 | فلات وايت           | Flat White           | 17    | 130  | milk
COF-05 | سبانش لاتيه بارد    | Iced Spanish Latte   | 21    | 240  | milk
COF-06 | كولد برو            | Cold Brew            | 19    | 15   |
COF-07 | موكا                | Mocha                | 20    | 260  | milk
COF-08 | قهوة سعودية         | Saudi Coffee         | 14    | 10   |
`

export const COFFEE_HOUSE_FOOD = `
BAK-01 | كرواسون زبدة        | Butter Croissant     | 11    | 290  |
BAK-02 | كرواسون لوز         | Almond Croissant     | 15    | 360  |
BAK-03 | كيك تمر             | Date Cake            | 19    | 410  |
BAK-04 | كوكيز شوكولاتة      | Chocolate Cookies    | 12    | 340  |
BAK-05 | بان كيك             | Pancakes             | 24    | 520  |
BAK-06 | كلوب سندويش ديك رومي | Turkey Club          | 26    | 560  |
BAK-07 | سلطة فواكه          | Fruit Salad          | 18    | 160  |
BAK-08 | تشيز كيك لوتس       | Lotus Cheesecake     | 25    | 480  |
`

export const COFFEE_HOUSE_COLD = `
COL-01 | شاي مثلج بالخوخ     | Peach Iced Tea       | 16    | 110  | sugar
COL-02 | موهيتو فراولة       | Strawberry Mojito    | 18    | 130  | sugar
COL-03 | سموثي مانجو         | Mango Smoothie       | 21    | 220  |
COL-04 | مياه غازية          | Sparkling Water      | 8     | 0    |
COL-05 | شاي كرك             | Karak Tea            | 9     | 140  | sugar
COL-06 | ماتشا لاتيه         | Matcha Latte         | 22    | 180  | milk
`
