/** Source of a regular expression for words that refuse the edit behind them: "don't", "no need to". */
export const refusing =
  "(?:don't|do not|dont|never|no need to|not to|please not|(?:must|should) not|mustn't|shouldn't)";
