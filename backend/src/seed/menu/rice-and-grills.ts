export const RICE = `
RIC-01 | كبسة لحم            | Lamb Kabsa           | 48    | 980  | rice
RIC-02 | مندي دجاج           | Chicken Mandi        | 39    | 840  | rice
RIC-03 | كبسة دجاج           | Chicken Kabsa        | 36    | 860  | rice
RIC-04 | مندي لحم            | Lamb Mandi           | 52    | 1010 | rice
RIC-05 | مظبي دجاج           | Chicken Madhbi       | 38    | 790  | rice
RIC-06 | بخاري دجاج          | Chicken Bukhari      | 34    | 830  | rice
RIC-07 | برياني لحم          | Lamb Biryani         | 46    | 1020 | rice
RIC-08 | برياني ربيان        | Shrimp Biryani       | 54    | 760  | rice
RIC-09 | صيادية سمك          | Fish Sayadieh        | 49    | 720  | rice
RIC-10 | مقلوبة باذنجان      | Eggplant Maqluba     | 35    | 810  | rice
RIC-11 | أوزي لحم            | Lamb Ouzi            | 58    | 1090 | rice
RIC-12 | رز بخاري            | Bukhari Rice         | 12    | 390  |
RIC-13 | رز أبيض بالزبدة     | Buttered White Rice  | 9     | 340  |
RIC-14 | ذبيحة كاملة حسب الطلب | Whole Lamb (to order) | -    |      |
`

export const GRILLS = `
GRL-01 | مشاوي مشكلة         | Mixed Grill          | 79    | 1240 | grill
GRL-02 | كباب لحم            | Lamb Kebab           | 45    | 780  | grill
GRL-03 | شيش طاووق           | Shish Tawook         | 38    | 620  | grill
GRL-04 | أوصال لحم           | Lamb Awsal           | 49    | 740  | grill
GRL-05 | كباب دجاج           | Chicken Kebab        | 36    | 590  | grill
GRL-06 | كباب حلبي           | Aleppo Kebab         | 47    | 810  | grill
GRL-07 | ريش غنم             | Lamb Chops           | 68    | 890  | grill
GRL-08 | دجاج على الفحم      | Charcoal Chicken     | 42    | 960  | grill
GRL-09 | نصف دجاج مشوي       | Half Grilled Chicken | 26    | 520  | grill
GRL-10 | سمك هامور مشوي      | Grilled Hammour      | 72    | 610  | grill
GRL-11 | ربيان مشوي          | Grilled Shrimp       | 69    | 430  | grill
GRL-12 | عرايس لحم           | Lamb Arayes          | 29    | 640  |
GRL-13 | سمك اليوم بالوزن    | Fish of the Day (by weight) | - |   |
`
