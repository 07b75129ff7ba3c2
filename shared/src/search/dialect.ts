import { withoutArticle, wordsOf } from './words.ts'

/** Synonyms in any language or dialect; each may have several words. */
export type Synonyms = readonly (readonly string[])[]

const LIST = `
بطاطس، بطاطا، فرايز، شيبس، fries، chips
ربيان، روبيان، جمبري، قريدس، shrimp، prawn، prawns
دجاج، فراخ، فروج، دياي، جاج، chicken
لحم، لحمه، meat
غنم، خروف، حري، نعيمي، lamb، mutton
بقري، عجل، beef
برغر، برجر، بيرقر، همبرغر، هامبرجر، burger
سندويش، ساندويتش، سندويتش، سندوتش، شطيره، ساندوتش، sandwich
شاورما، شورما، شاورمه، shawarma، shawerma، doner
رز، ارز، عيش، تمن، rice
خبز، عيش، bread
مياه، مويه، ماء، ماي، مي، water
مشروب غازي، بيبسي، كولا، ببسي، سفن، كوكا، صودا، soda، cola، pepsi، coke، soft drink
شاي، شاهي، چاي، tea، chai
قهوه، گهوه، كوفي، coffee
لبن، عيران، شنينه، ayran، buttermilk
زبادي، روب، yoghurt، yogurt
بوظه، ايسكريم، ايس كريم، آيس كريم، جيلاتو، مثلجات، ice cream، gelato
مثلج، مثلجه، بارد، بارده، ايس، iced، cold
شوربه، شربه، حساء، soup
سلطه، سلاطه، salad
باذنجان، بيذنجان، بتنجان، eggplant، aubergine
فطر، مشروم، عيش الغراب، mushroom
طماطم، بندوره، طماط، tomato
فول، باقلا، foul، fava beans
جرجير، روكا، rocket، arugula
خضار، خضروات، vegetable، veggie، vegetables
نباتي، خضار، vegetarian، vegan، veggie
جوانح، اجنحه، وينقز، وينجز، wings
سمبوسه، سمبوسك، سنبوسه، سنبوسك، samosa
مناقيش، منقوشه، مناقيش، معجنات، manousheh
ورق عنب، يبرق، دولمه، وراق عنب، محشي، dolma، grape leaves
معكرونه، مكرونه، باستا، pasta، macaroni
كيك، كيكه، تورته، قاتوه، كعكه، cake، gateau
شوكولاته، شوكولا، تشوكلت، كاكاو، chocolate
كوكيز، كوكي، بسكوت، cookies، biscuit
لقيمات، عوامه، لقمه القاضي، زلابيه
مهلبيه، محلبيه، custard
رز بحليب، ارز باللبن، رز بلبن
فراوله، فريز، توت ارضي، strawberry
برتقال، برتكان، orange
خوخ، دراق، peach
نعناع، نعنع، mint
ليمون بالنعناع، ليموناضه، لمنتا، lemonade
كوكتيل، مشكل، مشكله، mixed
سمك، حوت، fish
هامور، grouper
كبده، كبود، معلاق، liver
كباب، كفته، kofta
اوصال، تكه، tikka
مشاوي، مشوي، شوايه، grill، grilled، bbq
مقرمش، كرسبي، كرانشي، crispy
دبل، دوبل، مزدوج، double
تشيز، جبن، جبنه، cheese
هوت دوغ، هوت دوج، نقانق، hot dog
تورتيلا، راب، wrap
ديك رومي، حبش، تركي، turkey
بان كيك، فطيره، pancake
كرك، عدني، karak
سموثي، smoothie
حلى، حلويات، تحليه، dessert، sweets
ذبيحه، مفطح، تيس
عدس، lentil، adas
دقوس، صلصه، sauce
حار، حاره، سبايسي، spicy
`

/** Local names of dishes beside those on the menu. A merchant's own synonyms follow them. */
export const DIALECT_SYNONYMS: Synonyms = LIST.trim()
  .split('\n')
  .map(line => line.split('،'))

interface Phrase {
  words: string[]
  group: readonly string[][]
}

const isAt = ({ words }: Phrase, name: readonly string[], at: number): boolean =>
  words.every((word, place) => name[at + place] === word)

/** Returns a function that gives the synonyms of a name. Create it once for a list of synonyms. */
export const createThesaurus = (synonyms: Synonyms): ((name: readonly string[]) => string[]) => {
  const byFirstWord = new Map<string, Phrase[]>()
  for (const line of synonyms) {
    const group = line.map(wordsOf).filter(words => words.length > 0)
    for (const written of group) {
      // Names are compared without their article: "ليمون بالنعناع" has one in the list and in a name.
      const words = written.map(withoutArticle)
      const [first = ''] = words
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, group }])
    }
  }
  return name => {
    const bare = name.map(withoutArticle)
    const found = bare.flatMap((word, at) =>
      (byFirstWord.get(word) ?? []).filter(phrase => isAt(phrase, bare, at)),
    )
    return [...new Set(found.flatMap(({ group }) => group.flat()))]
  }
}
