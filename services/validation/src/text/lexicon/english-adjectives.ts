/**
 * Adjectives that can follow "it is" as the last word of a clause. Those that only stand before a noun ("clinical",
 * "renal", "main") are not among them.
 */
const PREDICATIVE = `
  abnormal absurd acceptable accurate acute addictive adequate agonising alarming allowed amazing ambiguous amusing annoying
  appalling appropriate arbitrary asymptomatic atrocious atypical available awesome awful awkward bad baffling banned benign
  best better big bizarre bleak bloody boring brilliant broken brutal busy certain challenging chaotic cheap cheaper chronic
  clear clever close clunky cold comforting comical common complete complex complicated concerning condescending confusing
  congenital consistent contagious contraindicated controversial convenient cool correct costly counterintuitive crap crazy
  criminal critical crucial cruel curable cute damaging dangerous daunting dead dear debatable deep dehumanising deliberate
  demeaning demoralising depressing desperate devastating different difficult dire dirty disappointing disastrous disgraceful
  disgusting dismal disproportionate distressing disturbing dodgy done doubtful dreadful dry due dull dumb easier easy effective
  efficient embarrassing empty encouraging endless enormous enough essential evident exaggerated excellent excessive exciting
  excruciating exhausting expensive extraordinary extreme fab fair fake false familiar fantastic fascinating fast faster fatal
  faulty feasible fine finished finite fixable flawed fragile free frightening frustrating full fun funny futile gone good gone
  grand great grim gross gruelling hard harder harmful harmless harsh heartbreaking heavy helpful hereditary hidden hideous high
  higher hilarious hopeless horrendous horrible horrific horrifying hot huge human humbling humiliating iatrogenic ideal idiopathic
  illegal illogical immediate impactful imperative important impossible impractical impressive improving inaccurate inadequate
  inappropriate incidental incomplete inconclusive inconsistent inconvenient incorrect incredible incurable indicated
  ineffective inefficient inevitable inexcusable infected infectious inhumane insane insulting intense interesting intermittent
  intimidating intractable invaluable inventive invisible irrelevant irresponsible irreversible irritating itchy justified
  lacking large late later laughable lazy legal legit lethal life-changing life-saving lifesaving life-threatening light likely
  limited logical lonely long longer loud lovely low lower ludicrous mad magic magical malignant mandatory manageable massive
  maddening mental mild misleading missing moderate mortifying multifactorial mysterious naive nasty necessary needed negative
  negligent nice nonsense nonspecific non-specific normal notable noticeable nuts obscene obsolete obvious odd off offensive
  ok okay old optional outdated out-of-date outrageous over overdue overhyped overkill overrated overused overwhelming painful
  painless palpable pathetic patchy patronising perfect permanent permitted persistent plausible pleasant pointless poor positive
  possible potent powerful practical precious predictable preferable pretty preventable pricey probable problematic progressive
  proven provoked psychosomatic quick quicker quiet rampant random rapid rare raw real reasonable reassuring recent recommended
  recurrent red redundant refractory refreshing relentless relevant reliable remarkable repetitive reproducible required resistant
  reversible rewarding ridiculous right risky robust rough routine rubbish rude ruined sacred sad safe safer satisfying scandalous
  scarce scary sensible sensitive septic serious severe shameful sharp shit shite shocking short sick significant silent silly
  similar simple simpler sinister slow slower small smart smooth soft solid soon sore sound specific spooky spontaneous spot-on
  stable standard startling static steep sterile stiff still straightforward strange stressful strict striking strong stuck
  stunning stupid subacute subjective subtle sufficient suitable superb superficial surprising surreal suspicious sustainable
  swollen tedious teratogenic terrible terrific terrifying thankless therapeutic thick thin tight tiny tiring tolerable tolerated
  tough toxic traumatic traumatising treatable tricky trivial true ubiquitous ugly unacceptable unavoidable unbearable
  unbelievable uncertain unclear uncomfortable uncommon unconvincing understandable underrated underused undetectable uneventful
  unethical unexplained unfair unfortunate unhelpful unique unlikely unnecessary unpleasant unpredictable unprofessional
  unprovoked unreal unrealistic unreasonable unreliable unresponsive unsafe unstable unsurprising unsustainable untreatable
  unusual unwell upsetting urgent useful useless vague valid valuable variable viable vicious viral visible vital warm wasteful
  weak weird well wild wonderful workable worrying worse worsening worst worth worthless worthwhile wrong zero
`;
const predicative = new Set(PREDICATIVE.trim().split(/\s+/));

/** Whether a word in small letters is an adjective that can end a clause after "it is". */
export const isPredicative = (word: string): boolean => predicative.has(word);
