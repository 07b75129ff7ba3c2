export const COFFEES = `
COF-01 | قهوة اليوم          | Coffee of the Day    | 12    | 10   | cup 5a3520 8a5a3c                     | milk
COF-02 | كابتشينو            | Cappuccino           | 16    | 120  | cup 9a5f35 f8ead2                     | milk
COF-03 | لاتيه               | Latte                | 17    | 150  | cup b98452 fdf3e0                     | milk
COF-04 | فلات وايت           | Flat White           | 17    | 130  | cup 8a5330 f3dfc0 5c9440 cfe0dd       | milk
COF-05 | سبانش لاتيه بارد    | Iced Spanish Latte   | 21    | 240  | iced efdcc0 7a4a2a d9923f             | milk
COF-06 | كولد برو            | Cold Brew            | 19    | 15   | iced 4a2a1a 2e1810 0f766e             |
COF-07 | موكا                | Mocha                | 20    | 260  | cup 5f3319 e9d3b4 5c9440 a9573a       | milk
COF-08 | قهوة سعودية         | Saudi Coffee         | 14    | 10   | dallah b8892e c79a52 8f2f4a           |
`

export const COFFEE_HOUSE_FOOD = `
BAK-01 | كرواسون زبدة        | Butter Croissant     | 11    | 290  | croissants d9943f a2651f f3e2bd       |
BAK-02 | كرواسون لوز         | Almond Croissant     | 15    | 360  | croissants c98432 a2651f f8ead2       |
BAK-03 | كيك تمر             | Date Cake            | 19    | 410  | cakeSlice 9a5f35 f3e5d0 c98432        |
BAK-04 | كوكيز شوكولاتة      | Chocolate Cookies    | 12    | 340  | cookies c98f52 3e2214                 |
BAK-05 | بان كيك             | Pancakes             | 24    | 520  | pancakes d99c46 6d3a20                |
BAK-06 | كلوب سندويش ديك رومي | Turkey Club          | 26    | 560  | clubSandwich efd9c0 f2c24a 8fb84e     |
BAK-07 | سلطة فواكه          | Fruit Salad          | 18    | 160  | choppedSalad f0a51e d8455a 8fb84e     |
BAK-08 | تشيز كيك لوتس       | Lotus Cheesecake     | 25    | 480  | cakeSlice d9a55c fbf0dc b5702e        |
`

export const COFFEE_HOUSE_COLD = `
COL-01 | شاي مثلج بالخوخ     | Peach Iced Tea       | 16    | 110  | juice c8692a e9a05a f2a24a            | sugar
COL-02 | موهيتو فراولة       | Strawberry Mojito    | 18    | 130  | juice d8455a f3a3ac e56b6f 5f9a3f     | sugar
COL-03 | سموثي مانجو         | Mango Smoothie       | 21    | 220  | layered f9c94e f5dfa0 f0a51e          |
COL-04 | مياه غازية          | Sparkling Water      | 8     | 0    | bottle cfe8df 3f8f6a 1f6f5a           |
COL-05 | شاي كرك             | Karak Tea            | 9     | 140  | tea b5793a d9a874 a9573a              | sugar
COL-06 | ماتشا لاتيه         | Matcha Latte         | 22    | 180  | cup 9db54a f3f6dc                     | milk
`
