/** Every drawn thing of Xi'an, in the order in which one uses another. */
import "../../symbols";
import "./pieces";
import "./goods";
import "./buildings";
import "./equipment";
import "./tiles";
import "./cards";
