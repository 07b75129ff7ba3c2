/** Descriptions of the dishes whose name does not suffice. */
export const DESCRIPTIONS = new Map<string, { ar: string; en: string }>([
  [
    'RIC-01',
    {
      ar: 'لحم غنم نجدي مطبوخ على نار هادئة مع رز بسمتي وبهارات الكبسة واللوز والزبيب',
      en: 'Slow-cooked lamb on basmati rice with kabsa spices, almonds and raisins',
    },
  ],
  [
    'RIC-02',
    {
      ar: 'دجاج مدخن في التنور على رز أصفر بالزعفران',
      en: 'Chicken smoked in the tannour over saffron rice',
    },
  ],
  ['RIC-09', { ar: 'سمك أبيض مع رز بالبصل المكرمل', en: 'White fish with rice and caramelised onions' }],
  ['RIC-11', { ar: 'لحم غنم طري مع رز بالمكسرات والبازلاء', en: 'Tender lamb with nutty rice and peas' }],
  [
    'RIC-14',
    {
      ar: 'تُحضّر للمناسبات، يُرجى الطلب قبل يوم، والسعر حسب الوزن',
      en: 'For occasions; please order a day ahead. Priced by weight',
    },
  ],
  [
    'GRL-01',
    {
      ar: 'كباب وأوصال وشيش طاووق مع خبز تنور وثومية',
      en: 'Kebab, awsal and tawook with tannour bread and garlic sauce',
    },
  ],
  ['GRL-13', { ar: 'صيد اليوم، والسعر حسب الوزن', en: "Today's catch, priced by weight" }],
  [
    'CLD-01',
    { ar: 'حمص بالطحينة مع البقدونس وزيت الزيتون', en: 'Chickpeas and tahini with parsley and olive oil' },
  ],
  ['CLD-12', { ar: 'تشكيلة يختارها الشيف كل يوم', en: 'A selection that the chef makes anew every day' }],
  [
    'SLD-01',
    {
      ar: 'خضار طازجة مع خبز محمص ودبس الرمان',
      en: 'Fresh vegetables, toasted bread and pomegranate molasses',
    },
  ],
  [
    'SND-01',
    {
      ar: 'شرائح دجاج متبلة مع ثومية ومخلل في خبز صاج',
      en: 'Marinated chicken, garlic sauce and pickles in saj bread',
    },
  ],
  [
    'BRG-01',
    { ar: 'لحم بقري ١٥٠ غرامًا مع جبن شيدر وصلصة البيت', en: '150 g of beef with cheddar and our own sauce' },
  ],
  [
    'TRD-01',
    {
      ar: 'قمح مجروش باللبن مع البصل والليمون الأسود',
      en: 'Crushed wheat in yoghurt with onions and black lime',
    },
  ],
  [
    'DES-01',
    {
      ar: 'كنافة ناعمة محشوة بالقشطة ومزينة بالفستق',
      en: 'Fine kunafa filled with cream, pistachios on top',
    },
  ],
  [
    'DRK-07',
    {
      ar: 'قهوة شقراء بالهيل والزعفران تكفي ثلاثة',
      en: 'Light roast with cardamom and saffron, serves three',
    },
  ],
])
