export const DESSERTS = `
DES-01 | كنافة بالقشطة       | Cream Kunafa         | 24    | 560  |
DES-02 | كنافة بالجبن        | Cheese Kunafa        | 26    | 590  |
DES-03 | بسبوسة              | Basbousa             | 14    | 410  |
DES-04 | بقلاوة              | Baklava              | 22    | 480  |
DES-05 | أم علي              | Umm Ali              | 21    | 530  |
DES-06 | مهلبية              | Muhallabia           | 13    | 260  |
DES-07 | رز بحليب            | Rice Pudding         | 13    | 290  |
DES-08 | لقيمات              | Luqaimat             | 16    | 440  |
DES-09 | معمول تمر           | Date Maamoul         | 18    | 380  |
DES-10 | كيك شوكولاتة        | Chocolate Cake       | 23    | 520  |
DES-11 | تشيز كيك فراولة     | Strawberry Cheesecake | 25   | 490  |
DES-12 | بوظة عربية          | Arabic Ice Cream     | 17    | 320  |
`

export const DRINKS = `
DRK-01 | ليمون بالنعناع      | Mint Lemonade        | 14    | 120  | sugar
DRK-02 | عصير برتقال         | Orange Juice         | 15    | 130  |
DRK-03 | عصير رمان           | Pomegranate Juice    | 18    | 140  |
DRK-04 | كوكتيل فواكه        | Fruit Cocktail       | 19    | 260  |
DRK-05 | عصير مانجو          | Mango Juice          | 17    | 180  |
DRK-06 | عوار قلب            | Awar Galb            | 20    | 340  |
DRK-07 | قهوة عربية بالهيل   | Arabic Coffee        | 12    | 10   |
DRK-08 | شاي بالنعناع        | Mint Tea             | 8     | 30   | sugar
DRK-09 | لبن عيران           | Ayran                | 7     | 90   |
DRK-10 | مشروب غازي          | Soft Drink           | 6     | 140  |
DRK-11 | مياه معدنية         | Mineral Water        | 3     | 0    |
DRK-12 | قهوة مثلجة          | Iced Coffee          | 18    | 190  | sugar
`
